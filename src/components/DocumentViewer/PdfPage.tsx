import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { visuallyHidden } from '#theme/accessibility.ts';
import { color, shadow } from '#theme/tokens.ts';
import type { LoadedDocument } from './pdfDocument.ts';

/** One page on a canvas, as wide as its place; its text stands beside it for assistive technology. */
export function PdfPage({ document, number }: { document: LoadedDocument; number: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [text, setText] = useState('');
  useEffect(() => {
    const element = canvas.current;
    const width = element?.parentElement?.clientWidth ?? 0;
    if (!element || width === 0) return;
    document.draw(number, element, width).then(setText, () => undefined);
  }, [document, number]);
  return (
    <Sheet>
      <canvas ref={canvas} aria-hidden="true" />
      <Text>
        Página {number} de {document.count}. {text}
      </Text>
    </Sheet>
  );
}

const Sheet = styled.div`
  position: relative;
  width: 100%;
  background: ${color.surfacePaper};
  box-shadow: ${shadow.raised};

  canvas {
    display: block;
    width: 100%;
    min-height: 200px;
  }
`;

const Text = styled.p`
  ${visuallyHidden}
`;

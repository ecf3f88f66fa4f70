/** The files of an empty Vite project, as `npm create vite` writes them, with one page made of the library. */
export function pageFiles(packageName: string, entries: readonly string[]): Record<string, string> {
  return {
    'index.html': `<!doctype html>
<html lang="es-EC">
  <head>
    <meta charset="utf-8" />
    <link rel="icon" href="data:," />
    <title>Proyecto vacío</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/main.tsx"></script>
  </body>
</html>
`,
    'tsconfig.json': JSON.stringify({
      compilerOptions: {
        target: 'ES2022',
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        module: 'ESNext',
        moduleResolution: 'bundler',
        jsx: 'react-jsx',
        // styled-components' own types name those of Node.
        types: ['vite/client', 'node'],
        strict: true,
        verbatimModuleSyntax: true,
        noEmit: true,
        // The package's own types are what is checked.
        skipLibCheck: false,
      },
      include: ['src'],
    }),
    'src/main.tsx': page(packageName),
    'src/entries.ts': entries
      .map((entry, index) => `export * as entry${index} from '${packageName}/${entry.replace(/^\.\//, '')}';`)
      .join('\n'),
  };
}

/** One page with a notice, an amount, a field, the theme's cards, a question, and a PDF that is made and opened again. */
const page = (packageName: string): string => `
import '${packageName}/theme/fonts.css';
import { LogOut } from 'lucide-react';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Button, type ButtonProps } from '${packageName}/components/Button/Button';
import { useConfirm } from '${packageName}/components/Dialog/ConfirmDialog';
import { DialogProvider } from '${packageName}/components/Dialog/DialogProvider';
import { loadPdf } from '${packageName}/components/DocumentViewer/pdfDocument';
import { TextField } from '${packageName}/components/Field/TextField';
import { Money } from '${packageName}/components/Money/Money';
import { Notice } from '${packageName}/components/Notice/Notice';
import { makePdf } from '${packageName}/components/PdfDocument/makePdf';
import { ThemeCards } from '${packageName}/components/ThemeCards/ThemeCards';
import { GlobalStyle } from '${packageName}/theme/GlobalStyle';
import { startTheme, type ThemeChoice } from '${packageName}/theme/themeChoice';
import { ThemeProvider, useThemeChoice } from '${packageName}/theme/ThemeProvider';

// @ts-expect-error The types are real ones: a button has no such variant, and where that is not refused this line is.
export const unknownVariant: ButtonProps['variant'] = 'enorme';

const themes: { value: ThemeChoice; label: string; miniature: 'light' | 'dark' }[] = [
  { value: 'claro', label: 'Claro', miniature: 'light' },
  { value: 'oscuro', label: 'Oscuro', miniature: 'dark' },
];

function Page() {
  const confirm = useConfirm();
  const [choice, choose] = useThemeChoice();
  const [concept, setConcept] = useState('');
  const [answer, setAnswer] = useState('Sin respuesta');
  const ask = async (): Promise<void> => {
    const sure = await confirm({ icon: LogOut, title: '¿Desea salir?', text: 'Su sesión termina.', confirmLabel: 'Salir' });
    setAnswer(sure ? 'Salió' : 'Se quedó');
  };
  const showPdf = async (): Promise<void> => {
    const made = await makePdf({
      fileName: 'prueba.pdf',
      cooperativeName: 'Cooperativa de prueba',
      title: 'Documento',
      member: 'Socio de prueba',
      printedAt: '20/11/2026 10:15',
      facts: [{ label: 'Concepto', value: concept }],
      tables: [],
      legend: 'Valores en dólares.',
    });
    const opened = await loadPdf(new Uint8Array(await made.arrayBuffer()));
    setAnswer(\`Páginas: \${opened.count}\`);
  };
  return (
    <main>
      <h1>Proyecto vacío</h1>
      <Notice tone="info" role="status">{answer}</Notice>
      <p>Saldo <Money cents={124530} size="md" /></p>
      <TextField label="Concepto" help="Lo verá quien recibe" value={concept} onChange={(event) => setConcept(event.target.value)} />
      <ThemeCards label="Apariencia" options={themes} value={choice} onChange={choose} />
      <Button onClick={() => void ask()}>Cerrar sesión</Button>
      <Button variant="secondary" onClick={() => void showPdf()}>Hacer un PDF</Button>
    </main>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <ThemeProvider control={startTheme()}>
        <GlobalStyle />
        <DialogProvider>
          <Page />
        </DialogProvider>
      </ThemeProvider>
    </StrictMode>,
  );
}
`;

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

/**
 * One page with a notice, an amount, a field, the theme's cards, a question, a PDF that is made and opened again, a form of a form library,
 * and every component that takes a `ref`.
 */
const page = (packageName: string): string => `
import '${packageName}/theme/fonts.css';
import { LogOut } from 'lucide-react';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { useForm } from 'react-hook-form';
import { Button, type ButtonProps } from '${packageName}/components/Button/Button';
import { IconButton } from '${packageName}/components/Button/IconButton';
import { TextButton } from '${packageName}/components/Button/TextButton';
import { Checkbox } from '${packageName}/components/Checkbox/Checkbox';
import { useConfirm } from '${packageName}/components/Dialog/ConfirmDialog';
import { DialogProvider } from '${packageName}/components/Dialog/DialogProvider';
import { loadPdf } from '${packageName}/components/DocumentViewer/pdfDocument';
import { AmountField } from '${packageName}/components/Field/AmountField';
import { DateField } from '${packageName}/components/Field/DateField';
import { MoneyField } from '${packageName}/components/Field/MoneyField';
import { PasswordField } from '${packageName}/components/Field/PasswordField';
import { SelectField } from '${packageName}/components/Field/SelectField';
import { TextAreaField } from '${packageName}/components/Field/TextAreaField';
import { TextField } from '${packageName}/components/Field/TextField';
import { Money } from '${packageName}/components/Money/Money';
import { Notice } from '${packageName}/components/Notice/Notice';
import { makePdf } from '${packageName}/components/PdfDocument/makePdf';
import { ThemeCards } from '${packageName}/components/ThemeCards/ThemeCards';
import { ToastProvider } from '${packageName}/components/Toast/ToastProvider';
import { createToastQueue } from '${packageName}/components/Toast/toastQueue';
import { GlobalStyle } from '${packageName}/theme/GlobalStyle';
import { startTheme, type ThemeChoice } from '${packageName}/theme/themeChoice';
import { ThemeProvider, useThemeChoice } from '${packageName}/theme/ThemeProvider';

// @ts-expect-error The types are real ones: a button has no such variant, and where that is not refused this line is.
export const unknownVariant: ButtonProps['variant'] = 'enorme';

const themes: { value: ThemeChoice; label: string; miniature: 'light' | 'dark' }[] = [
  { value: 'claro', label: 'Claro', miniature: 'light' },
  { value: 'oscuro', label: 'Oscuro', miniature: 'dark' },
];

/** An icon of the page's own, which is none of lucide-react's. */
const Square = ({ size }: { size: number }) => <svg width={size} height={size}><rect width={size} height={size} /></svg>;

/** Says on the element itself that its ref came. */
const held = (element: HTMLElement | null): void => element?.setAttribute('data-held', '');

function WithRefs() {
  return (
    <section aria-label="Con referencia">
      <Button ref={held}>Botón</Button>
      <IconButton ref={held} label="Botón de icono" icon={<LogOut aria-hidden="true" />} />
      <TextButton ref={held}>Botón de texto</TextButton>
      <Checkbox ref={held} label="Casilla" />
      <AmountField ref={held} label="Valor" />
      <DateField ref={held} label="Fecha" />
      <MoneyField ref={held} label="Monto" />
      <PasswordField ref={held} label="Contraseña" />
      <SelectField ref={held} label="Lista" options={[{ value: 'a', label: 'A' }]} />
      <TextAreaField ref={held} label="Mensaje" limit={100} />
      <TextField ref={held} label="Texto" />
    </section>
  );
}

function LibraryForm({ onSend }: { onSend: (reference: string) => void }) {
  const { register, handleSubmit } = useForm({ defaultValues: { reference: 'Cuota 1' } });
  return (
    <form onSubmit={(event) => void handleSubmit(({ reference }) => onSend(reference))(event)}>
      <TextField label="Referencia" {...register('reference')} />
      <Button type="submit">Enviar</Button>
    </form>
  );
}

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
      <Notice tone="info" role="status" icon={Square}>{answer}</Notice>
      <p>Saldo <Money cents={124530} size="md" /></p>
      <TextField label="Concepto" help="Lo verá quien recibe" value={concept} onChange={(event) => setConcept(event.target.value)} />
      <ThemeCards label="Apariencia" options={themes} value={choice} onChange={choose} />
      <Button onClick={() => void ask()}>Cerrar sesión</Button>
      <Button variant="secondary" onClick={() => void showPdf()}>Hacer un PDF</Button>
      <LibraryForm onSend={(reference) => setAnswer(\`Referencia: \${reference}\`)} />
      <WithRefs />
    </main>
  );
}

const toasts = createToastQueue();
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <ThemeProvider control={startTheme()}>
        <GlobalStyle />
        <ToastProvider queue={toasts}>
          <DialogProvider>
            <Page />
          </DialogProvider>
        </ToastProvider>
      </ThemeProvider>
    </StrictMode>,
  );
}
`;

import { readFileSync } from 'node:fs';

/** The files of a Next application (App Router) made of the library, as docs/library.md says to make one. */
export function nextFiles(packageName: string): Record<string, string> {
  return {
    'next.config.mjs': `export default {
  // What compiles is tried in the Vite project; this one is about what runs.
  typescript: { ignoreBuildErrors: true },
  devIndicators: false,
};
`,
    'tsconfig.json': JSON.stringify({
      compilerOptions: {
        target: 'ES2022',
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        module: 'esnext',
        moduleResolution: 'bundler',
        jsx: 'react-jsx',
        strict: true,
        noEmit: true,
        allowJs: true,
        esModuleInterop: true,
        isolatedModules: true,
        resolveJsonModule: true,
        skipLibCheck: true,
        incremental: true,
        plugins: [{ name: 'next' }],
      },
      include: ['next-env.d.ts', '**/*.ts', '**/*.tsx', '.next/types/**/*.ts', '.next/dev/types/**/*.ts'],
      exclude: ['node_modules'],
    }),
    'app/registry.tsx': told('app/registry.tsx'),
    'app/providers.tsx': told('app/providers.tsx'),
    'app/layout.tsx': layout(packageName),
    'app/page.tsx': page(packageName),
    'app/actions.tsx': actions(packageName),
  };
}

const guide = readFileSync(new URL('../docs/library.md', import.meta.url), 'utf8');

/** A file as the package's README says to write it: the first code after its name. */
function told(file: string): string {
  const [, code] = new RegExp(`\`${file}\`[\\s\\S]*?\`\`\`tsx\\n([\\s\\S]*?)\`\`\``).exec(guide) ?? [];
  if (!code) throw new Error(`docs/library.md no dice cómo es ${file}.`);
  return code;
}

const layout = (packageName: string): string => `import '${packageName}/theme/fonts.css';
import type { ReactNode } from 'react';
import { Providers } from './providers';
import { StyledRegistry } from './registry';

export const metadata = { title: 'Aplicación de Next', icons: { icon: 'data:,' } };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="es-EC" suppressHydrationWarning>
      <body>
        <StyledRegistry>
          <Providers>{children}</Providers>
        </StyledRegistry>
      </body>
    </html>
  );
}
`;

/** A server component: components are drawn from it, and rules run in it. */
const page = (packageName: string): string => `import { LogOut } from 'lucide-react';
import { Money } from '${packageName}/components/Money/Money';
import { Notice } from '${packageName}/components/Notice/Notice';
import { isCedula } from '${packageName}/domain/identification';
import { formatMoney } from '${packageName}/domain/money';
import { Actions } from './actions';

export const dynamic = 'force-dynamic';

export default function Page() {
  return (
    <main>
      <h1>Aplicación de Next</h1>
      <Notice tone="info">{'La cédula ' + (isCedula('1710034065') ? 'existe' : 'no existe') + ': ' + formatMoney(124530)}</Notice>
      <p>Saldo <Money cents={124530} size="md" /></p>
      <Actions icon={<LogOut aria-hidden="true" />} />
    </main>
  );
}
`;

const actions = (packageName: string): string => `'use client';
import { Wallet } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '${packageName}/components/Button/Button';
import { IconTile } from '${packageName}/components/IconTile/IconTile';
import { TextField } from '${packageName}/components/Field/TextField';
import { ThemeCards } from '${packageName}/components/ThemeCards/ThemeCards';
import { useToast } from '${packageName}/components/Toast/ToastProvider';
import type { ThemeChoice } from '${packageName}/theme/themeChoice';
import { useThemeChoice } from '${packageName}/theme/ThemeProvider';

const themes: { value: ThemeChoice; label: string; miniature: 'light' | 'dark' }[] = [
  { value: 'claro', label: 'Claro', miniature: 'light' },
  { value: 'oscuro', label: 'Oscuro', miniature: 'dark' },
];

export function Actions({ icon }: { icon: ReactNode }) {
  const toast = useToast();
  const [choice, choose] = useThemeChoice();
  const [concept, setConcept] = useState('');
  return (
    <>
      <TextField label="Concepto" value={concept} onChange={(event) => setConcept(event.target.value)} />
      <ThemeCards label="Apariencia" options={themes} value={choice} onChange={choose} />
      <IconTile icon={Wallet} />
      <Button icon={icon} onClick={() => toast.ok('Concepto: ' + concept)}>Avisar</Button>
    </>
  );
}
`;

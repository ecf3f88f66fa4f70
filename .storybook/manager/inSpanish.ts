import { Children, cloneElement, createElement, type FunctionComponent, isValidElement, type ReactNode } from 'react';

/** Names of Storybook's panels. */
const WORDS: Readonly<Record<string, string>> = {
  Controls: 'Controles',
  Actions: 'Acciones',
  Interactions: 'Interacciones',
  Accessibility: 'Accesibilidad',
};

/** What a panel is called: words, or a function that draws them with a number beside them. */
type Title = unknown;

function translated(node: ReactNode): ReactNode {
  if (typeof node === 'string') return WORDS[node] ?? node;
  if (Array.isArray(node)) return Children.map(node as ReactNode[], translated);
  if (!isValidElement<{ children?: ReactNode }>(node)) return node;
  if (typeof node.type === 'function')
    return createElement(Translated, { of: node.type as FunctionComponent<object>, props: node.props });
  if (node.props.children === undefined) return node;
  return cloneElement(node, undefined, translated(node.props.children));
}

/** What a component draws, in Spanish: it is called here, with its hooks. */
const Translated = ({ of: draw, props }: { of: FunctionComponent<object>; props: object }): ReactNode =>
  translated(draw(props) as ReactNode);

/** The same title in Spanish; what it counts stays beside it. */
export function inSpanish(title: Title): Title {
  if (typeof title === 'string') return WORDS[title] ?? title;
  if (typeof title !== 'function') return title;
  const draw = title as () => ReactNode;
  return () => translated(draw());
}

import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';

/** Returns Remi's text without Markdown marks, for pasting into notes. Paragraphs and list numbers stay. */
export function plainText(text: string): string {
  return textOf(fromMarkdown(text));
}

function textOf(node: Nodes): string {
  switch (node.type) {
    case 'root':
    case 'blockquote':
      return node.children.map(textOf).join('\n\n');
    case 'list':
      return node.children
        .map((item, index) => `${node.ordered ? `${(node.start ?? 1) + index}.` : '-'} ${textOf(item)}`)
        .join('\n');
    case 'listItem':
      return node.children.map(textOf).join('\n').replaceAll('\n', '\n  ');
    case 'break':
      return '\n';
    case 'image':
      return node.alt ?? '';
    default:
      return 'children' in node ? node.children.map(textOf).join('') : 'value' in node ? node.value : '';
  }
}

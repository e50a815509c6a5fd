import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'wouter';
import { LinkedText } from '../search/linked-text.tsx';
import { isOtherPage } from './other-page.ts';

/**
 * Renders Remi's Markdown: paragraphs, headings, lists, quotes, bold, italics, code and links into Oryx.
 * Everything else, including HTML and other links, is shown as plain text, in which the names of pages are links.
 */
export function Markdown({ text }: { readonly text: string }) {
  return <>{shown(fromMarkdown(text))}</>;
}

function shown(node: Nodes): ReactNode {
  switch (node.type) {
    case 'root':
      return childrenOf(node.children);
    case 'paragraph':
      return <p>{childrenOf(node.children)}</p>;
    case 'heading':
      return <h2 className="font-semibold text-lg leading-tight">{childrenOf(node.children)}</h2>;
    case 'strong':
      return <strong>{childrenOf(node.children)}</strong>;
    case 'emphasis':
      return <em>{childrenOf(node.children)}</em>;
    case 'blockquote':
      return (
        <blockquote className="flex flex-col gap-2 border-accent border-l-4 pl-3">
          {childrenOf(node.children)}
        </blockquote>
      );
    case 'list': {
      const items = childrenOf(node.children);
      return node.ordered ? (
        <ol start={node.start ?? 1} className="list-decimal space-y-1 pl-6">
          {items}
        </ol>
      ) : (
        <ul className="list-disc space-y-1 pl-5">{items}</ul>
      );
    }
    case 'listItem':
      return <li>{childrenOf(node.children.flatMap(withoutFrame))}</li>;
    case 'link':
      return isOtherPage(node.url) ? (
        // The padding enlarges the tap target for gloved fingers without moving lines.
        <Link href={node.url} className="py-[0.8125rem] font-medium text-accent-ink underline">
          {textOf(node)}
        </Link>
      ) : (
        childrenOf(node.children)
      );
    case 'inlineCode':
      return <code>{node.value}</code>;
    case 'break':
      return <br />;
    case 'thematicBreak':
      return <hr className="border-line" />;
    case 'image':
      return node.alt;
    case 'code':
      return <p className="whitespace-pre-wrap">{node.value}</p>;
    case 'text':
      return <LinkedText>{node.value}</LinkedText>;
    default:
      return 'children' in node ? childrenOf(node.children) : 'value' in node ? node.value : null;
  }
}

/** Returns the plain text of a node, for a link, in which there can be no other. */
function textOf(node: Nodes): string {
  if ('children' in node) return node.children.map(textOf).join('');
  return 'value' in node ? node.value : '';
}

/** Unwraps a paragraph in a list item. */
function withoutFrame(node: Nodes): readonly Nodes[] {
  return node.type === 'paragraph' ? node.children : [node];
}

function childrenOf(nodes: readonly Nodes[]): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: the nodes of a text never move
  return nodes.map((node, index) => <Fragment key={index}>{shown(node)}</Fragment>);
}

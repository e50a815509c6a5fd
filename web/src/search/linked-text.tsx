import { Fragment } from 'react';
import { Link, useLocation } from 'wouter';
import { usePages } from './use-pages.ts';

/** Returns the text with numbers that stay in one line: `1:10` at the end of one is another strength than 1:10 000. */
const unbroken = (text: string) => text.replace(/(\d) (?=\d{3}(?!\d))/g, '$1\u00a0');

/** A text in which the names of charts, drugs and tools are links. The page that is open is no link. */
export function LinkedText({ children: text }: { readonly children: string }) {
  const { names } = usePages();
  const [location] = useLocation();
  return names.piecesOf(text).map((piece, index) =>
    piece.route === undefined || piece.route === location ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never move
      <Fragment key={index}>{unbroken(piece.text)}</Fragment>
    ) : (
      <Link
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never move
        key={index}
        href={piece.route}
        // The padding enlarges the tap target for gloved fingers without moving lines.
        className="py-[0.8125rem] underline decoration-line-strong underline-offset-4"
      >
        {unbroken(piece.text)}
      </Link>
    ),
  );
}

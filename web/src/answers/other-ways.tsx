import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'wouter';
import { useReference } from '../api/reference.ts';
import { interactionDrugs } from '../clinical/interaction-drugs.ts';

/** Screens without an entry in the search, by the words that somebody types who looks for them. */
const screens = [
  [
    /^(cpd|ceus?|credits?|certific\w*|courses?|education|ledger|training)\b/i,
    '/continuing-education',
    'Education: courses, certificates and the CPD ledger',
  ],
  [/^(learning|lessons?|modules?|quiz\w*)\b/i, '/learning', 'Learning paths'],
  [/^interactions?\b/i, '/interactions', 'Interactions: check several drugs'],
  [
    /^(settings?|dark( mode)?|theme|font|text size|contrast|log ?out|sign ?out|password|ampoules?|offline)\b/i,
    '/settings',
    'Settings',
  ],
] as const;

/** Fewest letters of a drug that are taken for its name. */
const fewestLetters = 4;

/**
 * Where a query without a page is answered all the same: a drug that only the interaction checker knows, or a screen
 * that is no clinical page.
 */
export function OtherWays({ query }: { readonly query: string }) {
  const { data: drugs = [] } = useReference(interactionDrugs);
  const typed = query.trim().toLowerCase();
  const drug =
    typed.length < fewestLetters
      ? undefined
      : drugs.find(({ name, names }) =>
          [name, ...names].some((each) => each.toLowerCase().startsWith(typed)),
        );
  const ways = [
    ...screens.flatMap(([words, route, text]) => (words.test(typed) ? [{ route, text }] : [])),
    ...(drug === undefined
      ? []
      : [
          {
            route: `/interactions#${encodeURIComponent(drug.name)}`,
            text: `${drug.name} has no page of its own. Check it with other drugs`,
          },
        ]),
  ];
  return ways.map(({ route, text }) => (
    <Link
      key={route}
      href={route}
      className="flex min-h-12 items-center justify-between gap-2 px-3 py-2 font-medium text-accent-ink hover:bg-sunken"
    >
      {text}
      <ArrowRight aria-hidden className="size-5 shrink-0" />
    </Link>
  ));
}

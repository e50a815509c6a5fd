import { createElement, type SVGProps } from 'react';

/** An icon as its module in `lucide-react` states it, of which the build leaves no more than this. */
interface IconData {
  readonly name: string;
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

/**
 * Stands in for `createLucideIcon` of `lucide-react` in the build, and draws the same elements. The original can
 * also be styled by a context and by sizes, which no screen uses and every first screen would load.
 */
export default function createIcon({ name, node }: IconData) {
  return ({ className = '', ...props }: SVGProps<SVGSVGElement>) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: `lucide lucide-${name} ${className}`.trim(),
        'aria-hidden': true,
        ...props,
      },
      // As arguments, the parts need no key.
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}

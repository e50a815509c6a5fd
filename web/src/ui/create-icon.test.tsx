import { render } from '@testing-library/react';
import Original from 'lucide-react/icons/pill';
import { expect, it } from 'vitest';
import createIcon from './create-icon.ts';

it('an icon of the build has the same markup as that of the library', () => {
  const Icon = createIcon({
    name: 'pill',
    node: [
      ['path', { d: 'm10.5 20.5 10-10a4.95 4.95 0 1 0-7-7l-10 10a4.95 4.95 0 1 0 7 7Z', key: 'a' }],
      ['path', { d: 'm8.5 8.5 7 7', key: 'b' }],
    ],
  });
  const look = { 'aria-hidden': true, className: 'size-6 shrink-0' } as const;
  const own = render(<Icon {...look} />).container.innerHTML;
  expect(own).toBe(render(<Original {...look} />).container.innerHTML);
});

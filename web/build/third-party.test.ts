import { expect, it } from 'vitest';
import { withoutNotice } from './third-party.ts';

it('a package whose licence asks for a notice is named if the notice is missing', () => {
  const notices = [
    '# Licenses\n\nThe app bundles:\n',
    '## complete - 1.0.0 (MIT)\n\nCopyright (c) 2026 Somebody\n',
    '## empty - 2.0.0 (MIT)\n',
    '## free - 3.0.0 (Unlicense)\n',
  ];
  expect(withoutNotice(notices.join('\n'))).toEqual(['empty - 2.0.0 (MIT)']);
});

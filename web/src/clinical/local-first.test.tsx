import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LocalFirst } from './local-first.tsx';
import { LocalNote } from './local-note.tsx';

const note = (rank: number | null) => ({
  local: { site: 'Opuwo', rank, from: null, strengths: [], note: null, isStocked: true },
});
const list = (pages: readonly { name: string; local?: ReturnType<typeof note>['local'] }[]) =>
  render(
    <LocalFirst pages={pages} rest="All medications">
      {(first, label) => (
        <ul aria-label={label}>
          {first.map(({ name }) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
    </LocalFirst>,
  );

describe('what a site shows first', () => {
  it('stands in its order, and nothing stands there where nothing is set', () => {
    const { container, unmount } = list([{ name: 'Atropine' }, { name: 'Ketamine', ...note(null) }]);
    expect(container.childElementCount).toBe(0);
    unmount();
    list([{ name: 'Adrenaline', ...note(1) }, { name: 'Atropine' }, { name: 'Ketamine', ...note(0) }]);
    const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(headings).toEqual(['First at Opuwo (2)', 'All medications (3)']);
    const rows = within(screen.getByRole('list', { name: 'First at Opuwo' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual(['Ketamine', 'Adrenaline']);
  });

  it('has its notes under the name of the site, and none where it says nothing', () => {
    const { container, unmount } = render(<LocalNote note={note(0).local} />);
    expect(container.childElementCount).toBe(0);
    unmount();
    const said = {
      from: 'district hospital' as const,
      strengths: ['1 mg/mL', '0.1 mg/mL'],
      note: 'In the red box.',
    };
    render(<LocalNote note={{ ...note(0).local, ...said }} />);
    expect(screen.getByRole('group').textContent).toBe(
      'Local note, OpuwoIn the red box.In stock: 1 mg/mL, 0.1 mg/mLFrom this level of care: district hospital',
    );
    render(<LocalNote note={{ ...note(null).local, isStocked: false }} />);
    expect(screen.getByText('Not in stock, Opuwo')).toBeDefined();
  });
});

import { cleanup, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { EcgGalleryScreen } from './ecg-gallery-screen.tsx';
import { gallery } from './gallery.ts';

describe('the ECG gallery', () => {
  it('lists the eleven ECGs with a link to each', () => {
    render(<EcgGalleryScreen title="ECG Gallery" />);
    expect(screen.getAllByRole('listitem')).toHaveLength(11);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    for (const { name } of gallery) expect(links).toContain(`/ecg-gallery/${name}`);
  });

  it('shows the list for a name that it does not have', () => {
    render(<EcgGalleryScreen title="ECG Gallery" id="unknown" />);
    screen.getByRole('heading', { level: 1, name: 'ECG Gallery' });
  });

  it('shows each ECG with what to look for, what to do, links, sources and the mark of a draft', () => {
    for (const { name, title, lookFor, links } of gallery) {
      render(<EcgGalleryScreen title="ECG Gallery" id={name} />);
      screen.getByRole('heading', { level: 1, name: title });
      screen.getByRole('img', { name: `12-lead ECG: ${title}, 10 seconds, 25 mm/s, 10 mm/mV` });
      screen.getByText('Awaiting clinical review');
      for (const heading of ['What to look for', 'What to do next', 'Sources'])
        screen.getByRole('heading', { name: heading });
      expect(screen.getAllByText(lookFor[0] ?? '').length).toBeGreaterThan(0);
      for (const link of links)
        expect(screen.getByRole('link', { name: link.title }).getAttribute('href')).toBe(link.route);
      cleanup();
    }
  });
});

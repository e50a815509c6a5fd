import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { stubApi } from '../test/stub-api.ts';
import { Markdown } from './markdown.tsx';

beforeEach(() => void stubApi({}));

const htmlOf = (text: string) => render(<Markdown text={text} />).container;

describe('Markdown', () => {
  it('REMI-01 shows paragraphs, bold, lists, headings, quotes and links into Oryx', () => {
    const shown = htmlOf(
      '### Doses\n\nGive **1 mg**.\n\n- one\n- two\n\n1. first\n\n> quoted\n\n[Adrenaline](/medications/1)',
    );
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Doses']);
    expect(shown.querySelector('strong')?.textContent).toBe('1 mg');
    expect([...shown.querySelectorAll('li')].map((item) => item.textContent)).toEqual([
      'one',
      'two',
      'first',
    ]);
    expect(shown.querySelector('blockquote')?.textContent).toBe('quoted');
    expect(screen.getByRole('link', { name: 'Adrenaline' }).getAttribute('href')).toBe('/medications/1');
  });

  it.each([
    '[here](https://evil.example.org)',
    '[here](//evil.example.org)',
    '[here](/ai-assistant)',
    '[here](/\\evil.example.org)',
    '[here](javascript:alert(1))',
    '<a href="https://evil.example.org">here</a>',
    '<img src=x onerror=alert(1)>',
    '![here](https://evil.example.org/p.png)',
    '<script>alert(1)</script>',
    '<https://evil.example.org>',
  ])('REMI-01 creates no link, image or element from %s', (text) => {
    const shown = htmlOf(text);
    expect(shown.querySelector('a, img, script')).toBeNull();
  });

  it('REMI-01 accepts any text', () => {
    for (const text of ['', '|a|b|\n|-|-|', '```js\nx\n```', '[^1]', '**', '- - - x', '> '.repeat(200)]) {
      expect(() => htmlOf(text)).not.toThrow();
    }
  });
});

const kilobytes = (bytes) => (bytes / 1000).toFixed(1);
const seconds = (ms) => (ms / 1000).toFixed(2);
const whole = (value) => String(Math.round(value));

/** Returns the value that a share of the values do not exceed. */
const shareOf = (values, share) => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
};

/**
 * The rows of the overview: a name, the aim, and figures of Oryx and of the bare page or server from the parts that
 * they need. `text` writes a figure. An aim is a maximum, or with `isShare` the least share of the bare figure.
 */
const rows = [
  ...['landing', 'auth', 'home'].map((screen) => ({
    name: `JavaScript of ${screen}, kB`,
    needs: 'firstScreen',
    aim: 70_000,
    text: kilobytes,
    figures: (all) => [named(all, screen).js, named(all, 'the same with the router').js],
  })),
  {
    name: 'CSS of the first screens, kB',
    needs: 'firstScreen',
    aim: 9000,
    text: kilobytes,
    figures: (all) => [named(all, 'home').css, named(all, 'the same with the router').css],
  },
  ...['landing', 'home'].flatMap((screen) => [
    loading(`First paint of ${screen}, s`, screen, 'firstPaint', 600, seconds),
    loading(`Largest paint of ${screen}, s`, screen, 'largestPaint', 1000, seconds),
    loading(`Blocking on ${screen}, ms`, screen, 'blocking', 150, whole),
    loading(`Layout shift of ${screen}`, screen, 'shift', 0, (value) => value.toFixed(3)),
  ]),
  loading('Second visit to a usable calculator, s', 'calculator, second visit', 'usable', 800, seconds),
  {
    name: 'Answer in a calculator to the frame, p95 of all tools, ms',
    needs: 'response',
    aim: 50,
    text: whole,
    figures: ({ rows: tools }) =>
      ['oryx', 'bare'].map((page) =>
        shareOf(
          tools.flatMap((tool) => tool[page].frame),
          0.95,
        ),
      ),
  },
  ...['a drug', 'a chart'].map((name) => ({
    name: `Opening ${name} first, ms`,
    needs: 'opening',
    aim: 100,
    text: whole,
    figures: ({ rows: dialogs }) => {
      const { oryx, bare } = named(dialogs, name);
      return [oryx, bare].map(({ first }) => shareOf(first, 0.5));
    },
  })),
  {
    name: 'Longest frame while typing into a search, ms',
    needs: 'typing',
    aim: 100,
    text: whole,
    figures: ({ longest }) => [Math.max(...Object.values(longest))],
  },
  {
    name: '304 of a list, requests a second',
    needs: 'referenceList',
    aim: 0.8,
    text: (value) => value.toLocaleString('en-GB'),
    figures: ({ rows: modes }) => {
      const { oryx, bare } = modes.find(({ mode }) => mode.includes('304'));
      return [oryx, bare];
    },
    isShare: true,
  },
];

function named(all, name) {
  return all.find((each) => each.name === name);
}

function loading(name, screen, figure, aim, text) {
  return {
    name,
    needs: 'pageLoad',
    aim,
    text,
    figures: ({ rows: screens }) => [
      named(screens, screen)[figure],
      named(screens, 'bare React page')[figure],
    ],
  };
}

/** Returns every figure that has an aim in one table, beside that of the bare page or server of the same run. */
export function overviewSection(results) {
  const lines = rows
    .filter(({ needs }) => results[needs])
    .map(({ name, needs, aim, text, figures, isShare }) => {
      const { made, measured } = results[needs];
      const [oryx, bare] = figures(measured);
      const isMet = isShare ? oryx / bare >= aim : oryx <= aim;
      const aimText = isShare ? `${aim} of bare` : text(aim);
      const bareText = bare === undefined ? '' : text(bare);
      return `| ${[name, text(oryx), bareText, aimText, isMet ? 'yes' : 'no', made.date, made.load ?? ''].join(' | ')} |`;
    });
  return `## Overview

Each aim beside Oryx and a bare React page with the same router on the same server, or a bare \`node:http\` server for calls. What is measured how stands in the tables below. A load above 1 lengthens all times.

| Figure | Oryx | bare | aim | met | made on | load |
|---|---|---|---|---|---|---|
${lines.join('\n')}
`;
}

/** A drawing on a grid of 32: an area in the soft tone, and lines over it. */
interface Drawing {
  readonly area: string;
  readonly lines: string;
}

/** A full circle as a path. */
const circle = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0 ${radius} ${radius} 0 1 0-${2 * radius} 0Z`;

const heart =
  'M16 27C9 22 4 17.5 4 11.8 4 8 6.8 5.5 10 5.5c2.5 0 4.6 1.4 6 3.6 1.4-2.2 3.5-3.6 6-3.6 3.2 0 6 2.5 6 6.3 0 5.7-5 10.2-12 15.2Z';
const head = 'M20 28v-4h2.5a2.5 2.5 0 0 0 2.5-2.5V18l2.5-1-2.6-4.6A9.5 9.5 0 1 0 9 20.5V28';
const drop = 'M16 4c4 6 8 9.5 8 14.5a8 8 0 0 1-16 0C8 13.5 12 10 16 4Z';
const barrel = 'm9.5 17.5 9-9 5 5-9 9Z';
const bandage = 'm7.5 17.5 10-10a5 5 0 0 1 7 7l-10 10a5 5 0 0 1-7-7Z';
const bottle = 'M13 4v5l-4 5v11a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V14l-4-5V4';
const meter = 'M13 4h6a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4h-6a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4Z';
const lungs =
  'M13 9.5C9 10 5 17 5 23.5c0 3 2 4 4 3.5 3-.7 4-2 4-5ZM19 9.5c4 .5 8 7.5 8 14 0 3-2 4-4 3.5-3-.7-4-2-4-5Z';
const flame =
  'M16 28a7.5 7.5 0 0 1-7.5-7.5c0-3.5 2.2-5 3.2-8.5 2 1 2.6 2.6 2.9 4.2C16.8 13 17.2 8.5 16 4c1.5 5 7.5 8.5 7.5 16.5A7.5 7.5 0 0 1 16 28Z';
const tag = 'M9 5h14v14l-7 8-7-8Z';
const thermometer = 'M13 18.5V7a3 3 0 0 1 6 0v11.5a5.5 5.5 0 1 1-6 0Z';

/** The pictures of emergencies, all on one grid and in two tones. */
const drawings = {
  heart: { area: heart, lines: `${heart}M17.5 9.5 13 16h5.5L15 22` },
  rhythm: {
    area: 'M7 7h18a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V10a3 3 0 0 1 3-3Z',
    lines: 'M3 17h6l2.5-6 4 11 3-8 1.5 3h9',
  },
  brain: { area: `${head}Z`, lines: `${head}M17 7.5 12.5 13h6L14 18.5` },
  lungs: { area: lungs, lines: `${lungs}M16 4v9c0 2-1.5 2.8-3 3.8M16 13c0 2 1.5 2.8 3 3.8` },
  child: {
    area: circle(16, 17, 10),
    lines: `${circle(16, 17, 10)}M12.5 16h.1M19.5 16h.1M12.5 20.5c2 2 5 2 7 0M16 7c-.4-2.2 1.2-3.4 3-2.8`,
  },
  blood: { area: drop, lines: `${drop}M12 18.5a4 4 0 0 0 4 4` },
  fever: { area: thermometer, lines: `${thermometer}M16 11v10M23 8h3M23 12h3M23 16h3` },
  allergy: { area: barrel, lines: `${barrel}M12 20 6 26M21 11l5-5M23.5 3.5l5 5M13 14l2 2M16 11l2 2` },
  poison: { area: `${bottle}Z`, lines: `${bottle}M12 4h8M13 17l6 6M19 17l-6 6` },
  bite: {
    area: circle(21, 7, 3),
    lines: `M8 26h12a5 5 0 0 0 0-10h-8a4.5 4.5 0 0 1 0-9h6${circle(21, 7, 3)}M24 7h2.5L28 5.5M26.5 7 28 8.5`,
  },
  burn: {
    area: flame,
    lines: `${flame}M16 28a3.4 3.4 0 0 1-3.4-3.4c0-2 2.2-2.8 3.4-5 1.2 2.2 3.4 3 3.4 5A3.4 3.4 0 0 1 16 28Z`,
  },
  injury: { area: bandage, lines: `${bandage}M12.5 12.5l7 7M16 13.5h.1M16 18.5h.1M13.5 16h.1M18.5 16h.1` },
  metabolic: { area: meter, lines: `${meter}M12.5 8h7v6h-7ZM16 24v4M16 19h.1` },
  virus: {
    area: circle(16, 16, 7),
    lines: `${circle(16, 16, 7)}M16 9V5M16 27v-4M9 16H5M27 16h-4M11 11 8.2 8.2M21 11l2.8-2.8M11 21l-2.8 2.8M21 21l2.8 2.8M13.5 15h.1M18 18.5h.1`,
  },
  mother: {
    area: circle(17.5, 20.5, 5),
    lines: `${circle(14, 7, 3)}M13 13c-2.2 2-3 5-3 9v6M13 13c2.6 0 4 1 4.5 2.5a5 5 0 0 1 .5 10H15.5V28`,
  },
  mind: {
    area: `${head}Z`,
    lines: `${head}M15.5 18c-2.8-2-4.3-3.4-4.3-5.3a2.3 2.3 0 0 1 4.3-1.2 2.3 2.3 0 0 1 4.3 1.2c0 1.9-1.5 3.3-4.3 5.3Z`,
  },
  triage: { area: tag, lines: `${tag}M16 9h.1M12.5 13.5h7M12.5 17.5h7` },
} satisfies Readonly<Record<string, Drawing>>;

export type GlyphName = keyof typeof drawings;

interface GlyphProps {
  readonly name: GlyphName;
  readonly className?: string;
}

/** The picture of an emergency, in the colour of the text. It says nothing to a screen reader. */
export function Glyph({ name, className }: GlyphProps) {
  const { area, lines } = drawings[name];
  return (
    <svg
      aria-hidden
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <path d={area} fill="currentColor" stroke="none" opacity={0.22} />
      <path d={lines} />
    </svg>
  );
}

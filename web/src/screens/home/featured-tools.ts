interface FeaturedTool {
  readonly title: string;
  readonly path: string;
  readonly isPopular?: boolean;
}

/** Number of featured tools on home. */
const shown = 4;

/** All featured tools, with the names that the specification gives them here. */
export const featuredTools: readonly FeaturedTool[] = [
  { title: 'Burns Calculator', path: '/calculator/burns' },
  { title: 'NEWS Calculator', path: '/calculator/news', isPopular: true },
  { title: 'GCS Calculator', path: '/calculator/gcs', isPopular: true },
  { title: 'Wells DVT Score', path: '/calculator/wells-dvt' },
  { title: 'ECG Practice', path: '/continuing-education' },
  { title: 'ACLS Training', path: '/continuing-education' },
];

/** The featured tools shown on home. */
export const shownTools: readonly FeaturedTool[] = featuredTools.slice(0, shown);

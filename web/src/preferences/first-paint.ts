import { applyPreferences, darkDevice, readPreferences } from './preferences.ts';

/* The build puts this into index.html, where it runs before first paint. */
applyPreferences(readPreferences(), window.matchMedia(darkDevice).matches);

import { lazy } from 'react';

/* Each screen is a file of its own, loaded when it is first shown. */

const loadLandingScreen = async () => ({
  default: (await import('../screens/landing/landing-screen.tsx')).LandingScreen,
});
const loadAuthScreen = async () => ({
  default: (await import('../screens/auth/auth-screen.tsx')).AuthScreen,
});

/** Fetches the screen that a visitor would see here, while the server is asked who this is. */
export function preloadVisitorScreen(path: string): void {
  const load = path === '/auth' ? loadAuthScreen : loadLandingScreen;
  load().catch(() => {
    // It is loaded again, and its failure shown, when it is its turn.
  });
}

export const LandingScreen = lazy(loadLandingScreen);
export const AuthScreen = lazy(loadAuthScreen);
export const HomeScreen = lazy(async () => ({
  default: (await import('../screens/home/home-screen.tsx')).HomeScreen,
}));
export const ClinicalToolsScreen = lazy(async () => ({
  default: (await import('../screens/clinical-tools/clinical-tools-screen.tsx')).ClinicalToolsScreen,
}));
export const CalculatorScreen = lazy(async () => ({
  default: (await import('../screens/calculator/calculator-screen.tsx')).CalculatorScreen,
}));
export const SettingsScreen = lazy(async () => ({
  default: (await import('../screens/settings/settings-screen.tsx')).SettingsScreen,
}));
export const PediatricsScreen = lazy(async () => ({
  default: (await import('../screens/pediatrics/pediatrics-screen.tsx')).PediatricsScreen,
}));
export const MedicationsScreen = lazy(async () => ({
  default: (await import('../screens/medications/medications-screen.tsx')).MedicationsScreen,
}));
export const AlgorithmsScreen = lazy(async () => ({
  default: (await import('../screens/algorithms/algorithms-screen.tsx')).AlgorithmsScreen,
}));
export const ContinuingEducationScreen = lazy(async () => ({
  default: (await import('../screens/continuing-education/continuing-education-screen.tsx'))
    .ContinuingEducationScreen,
}));
export const EcgCourseScreen = lazy(async () => ({
  default: (await import('../screens/ecg-course/ecg-course-screen.tsx')).EcgCourseScreen,
}));
export const AiAssistantScreen = lazy(async () => ({
  default: (await import('../screens/ai-assistant/ai-assistant-screen.tsx')).AiAssistantScreen,
}));
export const LearningScreen = lazy(async () => ({
  default: (await import('../screens/learning/learning-screen.tsx')).LearningScreen,
}));
export const NotFoundScreen = lazy(async () => ({
  default: (await import('../screens/not-found/not-found-screen.tsx')).NotFoundScreen,
}));

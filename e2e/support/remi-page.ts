import type { Page } from '@playwright/test';
import { expect } from './oryx.ts';

export const chatPath = '/api/ai/chat';

export const apology =
  "I apologise, but I'm having trouble connecting right now. Please try again in a moment.";

/** Opens Remi and waits for her greeting. */
export async function openRemi(page: Page): Promise<void> {
  await page.goto('/ai-assistant');
  await expect(messages(page)).toHaveCount(1);
}

export const input = (page: Page) => page.getByRole('textbox', { name: 'Message' });

export const form = (page: Page) => page.getByRole('form', { name: 'Message to Remi' });

export const teachingMode = (page: Page) => page.getByRole('switch', { name: 'Teaching mode' });

export const quickActions = (page: Page) =>
  page.getByRole('list', { name: 'Quick actions' }).getByRole('button');

export const conversation = (page: Page) => page.getByRole('log', { name: 'Conversation' });

export const messages = (page: Page) => conversation(page).getByRole('article');

export const sources = (page: Page) =>
  messages(page).last().getByRole('list', { name: 'Sources' }).getByRole('link');

/** Returns the list of questions that the page has sent since this call; the list grows. */
export function questionsOf(page: Page): unknown[] {
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === chatPath) bodies.push(request.postDataJSON());
  });
  return bodies;
}

/** Waits until the reply or the apology has come. */
export async function untilAnswered(page: Page): Promise<void> {
  await expect(input(page)).toBeEnabled();
}

/** Asks by Enter, and waits until the reply or the apology has taken the place of the typing message. */
export async function ask(page: Page, question: string): Promise<void> {
  const before = await messages(page).count();
  await input(page).fill(question);
  await input(page).press('Enter');
  await expect(messages(page)).toHaveCount(before + 2);
  await untilAnswered(page);
}

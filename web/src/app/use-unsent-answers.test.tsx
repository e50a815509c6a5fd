import { render, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { announceRecovery } from '../api/recovery.ts';
import { keepUnsentAnswers, unsentAnswersOf } from '../api/unsent-answers.ts';
import { maria } from '../test/maria.ts';
import { type ApiAnswer, stubApi } from '../test/stub-api.ts';
import { unsent } from '../test/unsent.ts';
import { useUnsentAnswers } from './use-unsent-answers.ts';

function Visit({ userId }: { userId: string }) {
  useUnsentAnswers(userId);
  return null;
}

const answering = (complete: ApiAnswer) =>
  stubApi({ 'GET /api/auth/user': { body: maria }, 'POST /api/learning/modules/complete': complete });

describe('unsent answers', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    keepUnsentAnswers(unsent);
  });

  it('LEARN-10 are sent at the next visit', async () => {
    answering({ body: { score: 50 } });
    render(<Visit userId={maria.id} />);
    await waitFor(() => expect(unsentAnswersOf(maria.id)).toEqual([]));
  });

  it('LEARN-10 are sent when the connection comes back', async () => {
    const failed = answering('network failure');
    render(<Visit userId={maria.id} />);
    await waitFor(() => expect(failed).toHaveLength(2));
    answering({ body: { score: 50 } });
    announceRecovery();
    await waitFor(() => expect(unsentAnswersOf(maria.id)).toEqual([]));
  });

  it('LEARN-10 are not sent for another user', () => {
    const calls = answering({ body: { score: 50 } });
    render(<Visit userId="user-2" />);
    announceRecovery();
    expect(calls).toEqual([]);
    expect(unsentAnswersOf(maria.id)).toHaveLength(1);
  });
});

import type * as contract from '@oryx/contract';
import { callWithBody, callWithoutBody } from './call-api.ts';

export const currentUser = callWithoutBody<typeof contract.currentUser>('GET', '/api/auth/user');
export const login = callWithBody<typeof contract.login>('POST', '/api/auth/login');
export const register = callWithBody<typeof contract.register>('POST', '/api/auth/register');
export const verify = callWithBody<typeof contract.verify>('POST', '/api/auth/verify');
export const forgotPassword = callWithBody<typeof contract.forgotPassword>(
  'POST',
  '/api/auth/forgot-password',
);
export const resetPassword = callWithBody<typeof contract.resetPassword>('POST', '/api/auth/reset-password');
export const logout = callWithBody<typeof contract.logout>('POST', '/api/auth/logout');

/*
 * The calls that the first screens of the browser make. They stand apart from their shapes in `auth.ts`,
 * because the first screens have no bytes to spare for schemas.
 */

export const currentUser = { method: 'GET', path: '/api/auth/user' } as const;
export const login = { method: 'POST', path: '/api/auth/login' } as const;
export const register = { method: 'POST', path: '/api/auth/register' } as const;
export const verify = { method: 'POST', path: '/api/auth/verify' } as const;
export const forgotPassword = { method: 'POST', path: '/api/auth/forgot-password' } as const;
export const resetPassword = { method: 'POST', path: '/api/auth/reset-password' } as const;
export const logout = { method: 'POST', path: '/api/auth/logout' } as const;

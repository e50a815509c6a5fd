/** The public face of the contract: every call Oryx answers. */
export * from './auth.ts';
export * from './endpoint.ts';
export * from './learning.ts';
export * from './limits.ts';
export * from './openapi.ts';
export * from './reference.ts';
export * from './remi.ts';
export * from './search.ts';
export * from './updates.ts';

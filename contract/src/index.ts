/** The public face of the contract: every call Oryx answers. */
export * from './auth.ts';
export * from './complaint.ts';
export * from './endpoint.ts';
export * from './interaction.ts';
export * from './learning.ts';
export * from './limits.ts';
export * from './medication.ts';
export * from './openapi.ts';
export * from './reference.ts';
export * from './remi.ts';
export * from './review.ts';
export * from './search.ts';
export * from './updates.ts';

/** An object without the entries that are undefined. */
type Defined<All> = {
  readonly [Key in keyof All as undefined extends All[Key] ? never : Key]: All[Key];
} & {
  readonly [Key in keyof All as undefined extends All[Key] ? Key : never]?: Exclude<All[Key], undefined>;
};

/** Returns an object without the entries that are undefined. */
export const defined = <All extends object>(all: All): Defined<All> =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Defined<All>;

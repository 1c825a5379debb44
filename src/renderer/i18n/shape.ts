/** The other language's file: the same keys, and a `_one` form beside any of them (English has two plurals, Korean one). */
export type Shape<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : Shape<T[K]>;
} & { readonly [K in keyof T as T[K] extends string ? `${K & string}_one` : never]?: string };

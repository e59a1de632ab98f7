/**
 * What exactly went wrong, for whoever shows it: a failure's `code` stands beside its `kind`, by which phones decide what becomes of an
 * item, and beside its English `message`, for clients of section 7. A screen makes its text of the code and its params, and reads no
 * sentence. A code is never renamed, and keeps the params it has.
 */
export interface FailureParams {
  /** Another account's NGO. */
  'not-own-ngo': Readonly<Record<string, never>>;
  /** The account is no NGO's, or not any more. */
  'not-an-ngo': Readonly<Record<string, never>>;
  /** None is shown to the caller under this id. */
  'no-such-ngo': Readonly<Record<string, never>>;
  /** The step was taken after the approval was withdrawn; the place was given back with that (ISO 8601, server time). */
  'after-withdrawal': Readonly<{ at: string }>;
  /** Less of the donation is unallocated than was asked for. Paise; `underWay` goes back to the donor already. */
  'unallocated-left': Readonly<{ left: number; underWay: number }>;
  /** Less of the allocation is not spent yet. Paise. */
  'allocation-left': Readonly<{ left: number }>;
}
export type FailureCode = keyof FailureParams;

/** A code with its params. */
export type Failure = {
  [Code in FailureCode]: { code: Code; params: FailureParams[Code] };
}[FailureCode];

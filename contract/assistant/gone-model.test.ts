import { expect, it } from 'vitest';
import { isModelGone } from './gone-model.ts';

it.each([
  [
    404,
    '{"error":{"message":"The model `x` does not exist or you do not have access to it.","code":"model_not_found"}}',
  ],
  [404, ''],
  [410, 'Gone'],
  [400, '{"error":{"message":"The model `x` has been decommissioned","code":"model_decommissioned"}}'],
  [400, '{"error":{"message":"x is not a valid model ID"}}'.replace('x is', 'model x is')],
  [403, '{"error":{"message":"no","code":"model_permission_blocked_org"}}'],
])('a refusal by %s that says %s is of a model that is gone', (status, says) => {
  expect(isModelGone(status, says)).toBe(true);
});

it.each([
  [401, 'model_not_found'],
  [429, 'model is not available'],
  [500, 'model_not_found'],
  [400, '{"error":{"message":"max_tokens is too large"}}'],
  [undefined, ''],
])('one by %s that says %s is not', (status, says) => {
  expect(isModelGone(status, says)).toBe(false);
});

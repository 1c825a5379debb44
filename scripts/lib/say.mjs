/**
 * Runs a script's body. A set-up that cannot be done (no network, no Node, a build that fails) is told in one sentence, without a
 * stack, and ends with 1.
 * @param {() => unknown} body
 */
export async function orSay(body) {
  try {
    await body();
  } catch (e) {
    console.error(e instanceof Error ? e.message : String(e));
    process.exitCode = 1;
  }
}

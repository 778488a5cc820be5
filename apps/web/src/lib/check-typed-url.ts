/**
 * As `typedUrlProblem`, which is no part of the dashboard's first script. Where it can't be loaded, nothing is wrong as
 * far as anybody can tell: the server reads the URL with the same function.
 */
export async function checkTypedUrl(text: string): Promise<string | null> {
  try {
    const { typedUrlProblem } = await import('./typed-url-problem.ts');
    return typedUrlProblem(text);
  } catch {
    return null;
  }
}

import { readFilledText, readObject, readText, readTime } from '../lib/read';
import { safeLinkUrl } from '../lib/urls';

/** The fields of a tool submission (forms-10, forms-17). */
export type SubmissionFields = Record<
  'name' | 'websiteUrl' | 'description' | 'category' | 'pricing' | 'useCase' | 'industry' | 'email',
  string
>;

/** A saved submission: `id` is 'user-{timestamp}', `submittedAt` an ISO time. */
export type Submission = SubmissionFields & { id: string; submittedAt: string };

/** Creates a submission from its fields and an ISO time; texts are trimmed. */
export function submissionOf(fields: SubmissionFields, submittedAt: string): Submission {
  const trimmed = Object.entries(fields).map(([name, text]) => [name, text.trim()]);
  return {
    ...(Object.fromEntries(trimmed) as SubmissionFields),
    id: `user-${Date.parse(submittedAt)}`,
    submittedAt,
  };
}

/** Parses a stored submission; undefined when it has no id, name or time. */
export function parseSubmission(raw: unknown): Submission | undefined {
  const record = readObject(raw);
  const id = readFilledText(record?.id);
  const name = readFilledText(record?.name);
  const submittedAt = readTime(record?.submittedAt);
  if (!record || id === undefined || name === undefined || submittedAt === undefined) return undefined;
  const textOf = (field: keyof SubmissionFields) => readText(record[field]) ?? '';
  return {
    name,
    websiteUrl: safeLinkUrl(textOf('websiteUrl')),
    description: textOf('description'),
    category: textOf('category'),
    pricing: textOf('pricing'),
    useCase: textOf('useCase'),
    industry: textOf('industry'),
    email: textOf('email'),
    id,
    submittedAt,
  };
}

/** Identifies a submission across tabs: everything except its id, which two of the same millisecond share. */
function contentOf(submission: Submission): string {
  return JSON.stringify({ ...submission, id: '' }, Object.keys(submission).sort());
}

/**
 * Merges two lists of submissions, each submission once, oldest first. Of two made in the same millisecond in
 * two tabs, the second gets the next free id, so that neither is lost.
 */
export function mergeSubmissions(one: readonly Submission[], other: readonly Submission[]): Submission[] {
  const byContent = new Map<string, Submission>();
  for (const submission of [...one, ...other]) {
    const known = byContent.get(contentOf(submission));
    if (!known || submission.id < known.id) byContent.set(contentOf(submission), submission);
  }
  const sorted = [...byContent]
    .sort(([a, { submittedAt: first }], [b, { submittedAt: second }]) =>
      first === second ? (a < b ? -1 : 1) : first.localeCompare(second),
    )
    .map(([, submission]) => submission);
  const taken = new Set<string>();
  return sorted.map((submission) => {
    let { id } = submission;
    for (let at = Date.parse(submission.submittedAt); taken.has(id); at += 1) id = `user-${at}`;
    taken.add(id);
    return { ...submission, id };
  });
}

import { safeWebAddress } from '../lib/addresses';
import { readFilledText, readRecord, readText, readTime } from '../lib/read';

/** What a visitor tells about a tool (SPEC 3, "Tool submission"). */
export type SubmissionFields = Record<
  'name' | 'websiteUrl' | 'description' | 'category' | 'pricing' | 'useCase' | 'industry' | 'email',
  string
>;

/** A saved submission: `id` is 'user-{timestamp}', `submittedAt` an ISO time. */
export type Submission = SubmissionFields & { id: string; submittedAt: string };

/** The submission of some fields at a time; white space around the texts is left out. */
export function submissionOf(fields: SubmissionFields, submittedAt: string): Submission {
  const trimmed = Object.entries(fields).map(([name, text]) => [name, text.trim()]);
  return {
    ...(Object.fromEntries(trimmed) as SubmissionFields),
    id: `user-${Date.parse(submittedAt)}`,
    submittedAt,
  };
}

/** A stored submission brought to its shape; undefined when it has no id, no name or no time. */
export function receiveSubmission(raw: unknown): Submission | undefined {
  const record = readRecord(raw);
  const id = readFilledText(record?.id);
  const name = readFilledText(record?.name);
  const submittedAt = readTime(record?.submittedAt);
  if (!record || id === undefined || name === undefined || submittedAt === undefined) return undefined;
  const textOf = (field: keyof SubmissionFields) => readText(record[field]) ?? '';
  return {
    name,
    websiteUrl: safeWebAddress(textOf('websiteUrl')),
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

/** Two lists of submissions as one, each submission once, the oldest first. */
export function mergeSubmissions(one: readonly Submission[], other: readonly Submission[]): Submission[] {
  const byId = new Map([...one, ...other].map((submission) => [submission.id, submission]));
  return [...byId.values()].sort((a, b) => a.submittedAt.localeCompare(b.submittedAt));
}

import automateYourWeeklyReport from './articles/automate-your-weekly-report.json';
import chooseAnAiVideoTool from './articles/choose-an-ai-video-tool.json';
import compareAiCodingAssistants from './articles/compare-ai-coding-assistants-on-one-task.json';
import { withJoinedContent } from './joinedContent';

/** The three static articles (catalogue-19), in the form in which a server would send them. */
export const articleRecords: readonly unknown[] = [
  automateYourWeeklyReport,
  chooseAnAiVideoTool,
  compareAiCodingAssistants,
].map(withJoinedContent);

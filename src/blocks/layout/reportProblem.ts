import { createContext, useContext } from 'react';

type ReportProblem = () => void;

/**
 * The function that opens the dialog for saving a report of the visit (shell-18). Provided by
 * `app/recording/ReportProvider.tsx`.
 */
export const ReportProblemContext = createContext<ReportProblem>(() => undefined);

export const useReportProblem = (): ReportProblem => useContext(ReportProblemContext);

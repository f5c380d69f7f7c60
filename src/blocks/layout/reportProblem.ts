import { createContext, useContext } from 'react';

type ReportProblem = () => void;

/** Opens the dialog with which a visitor saves what the page has done (shell-17). */
export const ReportProblemContext = createContext<ReportProblem>(() => undefined);

export const useReportProblem = (): ReportProblem => useContext(ReportProblemContext);

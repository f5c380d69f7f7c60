import { createContext, useContext } from 'react';

type ReportProblem = () => void;

/** Opens the dialog with which a visitor saves what the page has done (shell-18); provided by `app/recording/ReportProvider.tsx`. */
export const ReportProblemContext = createContext<ReportProblem>(() => undefined);

export const useReportProblem = (): ReportProblem => useContext(ReportProblemContext);

import { type ComponentType, type ReactNode, useState } from 'react';

import { ReportProblemContext } from '../../blocks/layout/reportProblem';
import { noticeText } from '../../domain/noticeText';
import { notify } from '../toasts/notify';

/** Lets the screens open the dialog 'Report a problem'; its code loads then (shell-17). */
export function ReportProvider({ children }: { children: ReactNode }) {
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void }>>();
  const open = () =>
    void import(/* webpackChunkName: "report" */ './ReportDialog').then(
      ({ ReportDialog }) => setDialog(() => ReportDialog),
      () => notify(noticeText.reportFailed),
    );
  return (
    <ReportProblemContext value={open}>
      {children}
      {Dialog ? <Dialog onClose={() => setDialog(undefined)} /> : null}
    </ReportProblemContext>
  );
}

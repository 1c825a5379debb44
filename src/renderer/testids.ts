/**
 * The `data-testid`s the end-to-end tests hold on to. Rows also carry `data-id` (applicant, document, flag or person id;
 * the preflight key in intake) so that a test can name one row.
 *
 * bar       nav-intake nav-progress nav-review nav-people nav-roster · review-count · round-menu round-new round-rename
 *           round-name (input) round-submit round-item round-locked round-passphrase round-backup round-restore round-wipe · language (SegmentedControl, in settings) · settings · offline
 * rounds    unlock-form unlock-passphrase unlock-remember unlock-submit · passphrase-form passphrase-current passphrase-next
 *           passphrase-again passphrase-submit passphrase-remove · wipe-form wipe-name wipe-submit wipe-done (data-verified) wipe-close ·
 *           wipe-due · operator-prompt operator-name operator-save operator-later
 * welcome   welcome welcome-name welcome-create welcome-sample welcome-round welcome-restore
 * intake    drop drop-overlay pick-folder pick-files sample · pf-applicant pf-applicant-id pf-applicant-name pf-applicant-include
 *           pf-toggle · pf-file pf-file-type pf-file-include · pf-lock pf-lock-form pf-password pf-password-submit pf-pages pf-total-pages · pf-warning · pf-filter · start discard · intake-here
 * progress  progress-total progress-percent progress-ended pause resume cancel cancel-confirm retry-failed to-review to-roster · applicant-row
 *           applicant-toggle applicant-prioritise applicant-stop applicant-retry · doc-row · failed-card failed-row retry-document
 * review    review-narrow narrow-applicant narrow-role narrow-type narrow-clear · review-filter review-row (data-status open|resolved) · page-image page-box page-other page-prev page-next page-number
 *           zoom-in zoom-out zoom-fit rotate · decision question reading candidate (data-index) role affiliation name-edit
 *           decide-confirm decide-edit decide-reject decide-exclude decide-skip decide-none decide-add undo redo help
 *           add-form add-name add-role add-affiliation add-submit add-cancel · review-empty
 *           identity (data-name) identity-same identity-different · read-whole · decide-more (menu with decide-exclude and redo)
 * people    people-applicant people-filter people-row people-toggle people-source source-row people-review source-viewer viewer-review · source-confirm source-edit source-reject
 *           source-exclude source-review · edit-source edit-name edit-role edit-affiliation edit-save
 * roster    sheet-tab (data-sheet) sheet-row sheet-source sheet-item sheet-unread include-open include-confirmed · export exported reveal · open-items
 * settings  settings-panel language theme operator round-window round-date round-master round-doctor round-limit
 *           round-plan round-roles settings-save settings-lock settings-passphrase remember · workers pause-on-battery notify
 *           keep-pages wipe-after
 * conflicts conflicts-tabs (SegmentedControl) conflicts-pick conflicts-paste paste-text paste-submit · list-preview list-column list-rows
 *           list-problem list-import list-discard · matrix matrix-cell (data-letter data-tone) · hit-row (data-state) hit-detail hit-exclude
 *           hit-review hit-unrelated hit-reason hit-skip hit-undo hit-bulk-open hit-bulk hit-bulk-scope hit-bulk-all hit-bulk-row (data-id) hit-bulk-reason hit-bulk-exclude hit-bulk-review hit-bulk-unrelated ground-row ground-viewer · eligible-row (data-eligibility)
 *           evaluator-row · rules-preset rules-save · conflicts-export conflicts-wipe wipe-word wipe-submit
 * health    health health-auto health-types health-sample health-corrected drift health-regression regression-save regression-replay regression-verdict regression-changes ·
 *           health-audit audit-check audit-good audit-broken audit-head audit-save · health-disk disk-total disk-clear ·
 *           health-machine model-state
 * anywhere  error-note empty fault-copy
 */
export const VIEWS = ['intake', 'progress', 'review', 'people', 'roster', 'conflicts', 'health'] as const;
export type View = (typeof VIEWS)[number];

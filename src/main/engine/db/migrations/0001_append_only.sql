-- The audit log, the decisions and the documents' history are only ever added to; wiping a round removes its whole file.
CREATE TRIGGER audit_log_no_update BEFORE UPDATE ON audit_log BEGIN SELECT RAISE(ABORT, 'audit_log is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER audit_log_no_delete BEFORE DELETE ON audit_log BEGIN SELECT RAISE(ABORT, 'audit_log is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER corrections_no_update BEFORE UPDATE ON corrections BEGIN SELECT RAISE(ABORT, 'corrections is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER corrections_no_delete BEFORE DELETE ON corrections BEGIN SELECT RAISE(ABORT, 'corrections is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER document_events_no_update BEFORE UPDATE ON document_events BEGIN SELECT RAISE(ABORT, 'document_events is append-only'); END;

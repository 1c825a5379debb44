PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_jobs` (
	`id` integer PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`status` text NOT NULL,
	`payload` text NOT NULL,
	`dedupe_key` text NOT NULL,
	`progress` integer DEFAULT 0 NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`error` text,
	`error_kind` text,
	`priority` integer DEFAULT 0 NOT NULL,
	`run_after` integer DEFAULT 0 NOT NULL,
	`lease_owner` text,
	`lease_until` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
INSERT INTO `__new_jobs`("id", "type", "status", "payload", "dedupe_key", "progress", "attempts", "error", "error_kind", "priority", "run_after", "lease_owner", "lease_until", "created_at", "updated_at") SELECT "id", "type", "status", "payload", "dedupe_key", "progress", "attempts", "error", "error_kind", "priority", "run_after", "lease_owner", "lease_until", "created_at", "updated_at" FROM `jobs`;--> statement-breakpoint
DROP TABLE `jobs`;--> statement-breakpoint
ALTER TABLE `__new_jobs` RENAME TO `jobs`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `jobs_waiting` ON `jobs` (`priority`,`created_at`,`id`) WHERE status = 'queued';--> statement-breakpoint
CREATE INDEX `jobs_dedupe` ON `jobs` (`dedupe_key`);--> statement-breakpoint
CREATE INDEX `corrections_batch` ON `corrections` (`batch`);
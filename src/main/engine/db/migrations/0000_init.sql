CREATE TABLE `applicants` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`round_id` integer NOT NULL,
	`external_id` text NOT NULL,
	`name` text NOT NULL,
	`name_variants` text NOT NULL,
	`position` text,
	`folder_path` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`round_id`) REFERENCES `rounds`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `applicants_external` ON `applicants` (`round_id`,`external_id`);--> statement-breakpoint
CREATE TABLE `audit_log` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`actor` text NOT NULL,
	`what` text NOT NULL,
	`detail` text NOT NULL,
	`prev_hash` text NOT NULL,
	`hash` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `batch_reports` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`started_at` integer NOT NULL,
	`finished_at` integer,
	`mode` text NOT NULL,
	`counts` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `corrections` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`applicant_id` integer NOT NULL,
	`person_id` integer,
	`fingerprint` text NOT NULL,
	`page` integer,
	`bbox` text,
	`name_raw` text,
	`role` text,
	`field` text NOT NULL,
	`old_value` text,
	`new_value` text,
	`action` text NOT NULL,
	`target_id` integer,
	`batch` text NOT NULL,
	`doc_type` text,
	`actor` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `corrections_applicant` ON `corrections` (`applicant_id`);--> statement-breakpoint
CREATE INDEX `corrections_target` ON `corrections` (`target_id`);--> statement-breakpoint
CREATE TABLE `document_events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`document_id` integer NOT NULL,
	`from_status` text,
	`to_status` text NOT NULL,
	`why` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `document_events_document` ON `document_events` (`document_id`);--> statement-breakpoint
CREATE TABLE `documents` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`applicant_id` integer NOT NULL,
	`folder_category` text,
	`doc_type` text NOT NULL,
	`doc_type_method` text NOT NULL,
	`source_format` text,
	`filename` text NOT NULL,
	`title` text,
	`relative_path` text NOT NULL,
	`filepath` text NOT NULL,
	`fingerprint` text NOT NULL,
	`bytes` integer NOT NULL,
	`page_count` integer,
	`has_text_layer` integer,
	`status` text NOT NULL,
	`reasons` text NOT NULL,
	`note` text,
	`superseded_by` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`applicant_id`) REFERENCES `applicants`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `documents_applicant` ON `documents` (`applicant_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `documents_bytes` ON `documents` (`applicant_id`,`fingerprint`);--> statement-breakpoint
CREATE TABLE `extracted_persons` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`document_id` integer NOT NULL,
	`name_raw` text NOT NULL,
	`name_normalized` text NOT NULL,
	`name_ko` text,
	`name_en` text,
	`name_initials` text,
	`aliases` text NOT NULL,
	`role` text NOT NULL,
	`affiliation` text,
	`email` text,
	`orcid` text,
	`hanja` text,
	`work` text,
	`is_self` integer NOT NULL,
	`source_kind` text NOT NULL,
	`source_page` integer NOT NULL,
	`region_bbox` text NOT NULL,
	`crop_path` text,
	`ocr_engine` text,
	`ocr_confidence` real,
	`char_confidences` text,
	`confidence` real NOT NULL,
	`needs_human` integer NOT NULL,
	`name_candidates` text NOT NULL,
	`verification_status` text,
	`review_status` text NOT NULL,
	`excluded` integer NOT NULL,
	`final_name` text,
	`final_role` text,
	`final_affiliation` text,
	`decided_by` text,
	`decided_at` integer,
	`origin` text NOT NULL,
	`evidence` text NOT NULL,
	`reasons` text NOT NULL,
	`aggregate_id` integer,
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `extracted_persons_document` ON `extracted_persons` (`document_id`);--> statement-breakpoint
CREATE TABLE `identity_decisions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`applicant_id` integer NOT NULL,
	`name_a` text NOT NULL,
	`name_b` text NOT NULL,
	`verdict` text NOT NULL,
	`reason` text,
	`actor` text NOT NULL,
	`correction_id` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `jobs` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
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
CREATE INDEX `jobs_waiting` ON `jobs` (`priority`,`created_at`,`id`) WHERE status = 'queued';--> statement-breakpoint
CREATE INDEX `jobs_dedupe` ON `jobs` (`dedupe_key`,`status`);--> statement-breakpoint
CREATE TABLE `meta` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`bin` blob
);
--> statement-breakpoint
CREATE TABLE `page_readings` (
	`fingerprint` text NOT NULL,
	`page` integer NOT NULL,
	`reader` text NOT NULL,
	`reader_version` text NOT NULL,
	`params_hash` text NOT NULL,
	`json` text NOT NULL,
	`chars` integer NOT NULL,
	`usable` integer NOT NULL,
	PRIMARY KEY(`fingerprint`, `page`, `reader`, `reader_version`, `params_hash`)
);
--> statement-breakpoint
CREATE TABLE `person_aggregates` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`applicant_id` integer NOT NULL,
	`canonical_name` text NOT NULL,
	`name_normalized` text NOT NULL,
	`names` text NOT NULL,
	`roles` text NOT NULL,
	`sources` text NOT NULL,
	`affiliation` text,
	`is_self` integer NOT NULL,
	`needs_human` integer NOT NULL,
	`final_status` text NOT NULL,
	FOREIGN KEY (`applicant_id`) REFERENCES `applicants`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `person_aggregates_applicant` ON `person_aggregates` (`applicant_id`);--> statement-breakpoint
CREATE TABLE `review_flags` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`person_id` integer,
	`document_id` integer,
	`applicant_id` integer NOT NULL,
	`flag_type` text NOT NULL,
	`label` text NOT NULL,
	`field` text,
	`raw_text` text,
	`page` integer,
	`bbox` text,
	`reasons` text NOT NULL,
	`crop_path` text,
	`status` text NOT NULL,
	FOREIGN KEY (`applicant_id`) REFERENCES `applicants`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `review_flags_applicant` ON `review_flags` (`applicant_id`,`status`);--> statement-breakpoint
CREATE TABLE `rounds` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`settings` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `sign_offs` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`round_id` integer NOT NULL,
	`actor` text NOT NULL,
	`open_items` integer NOT NULL,
	`roster_hash` text NOT NULL,
	`created_at` integer NOT NULL
);

CREATE TABLE `document_layouts` (
	`fingerprint` text PRIMARY KEY NOT NULL,
	`family` text NOT NULL
);
